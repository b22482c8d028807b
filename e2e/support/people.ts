/** The demo users, by their role. */
export const PEOPLE = {
  consultant: 'consultora@guiche.demo',
  manager: 'gestora@guiche.demo',
  junior: 'junior@guiche.demo',
  admin: 'admin@guiche.demo',
  internal: 'interna@guiche.demo',
  external: 'consultor@rotasul.demo',
  traveller: 'viajante@serraazul.demo',
  approver: 'aprovador@serraazul.demo',
} as const;
export type Person = keyof typeof PEOPLE;

export const PASSWORD = 'guiche-demo';
