export { CredentialSections, type CredentialSectionsProps } from './credential-sections.tsx';
