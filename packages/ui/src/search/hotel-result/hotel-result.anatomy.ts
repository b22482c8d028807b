import type { Anatomy } from '../../test-support/page.ts';

export const anatomy: Anatomy = {
  example: 'WithRooms',
  parts: [
    { name: 'Hotel', at: '[data-slot="hotel-result"] h3', says: 'names the offer.' },
    { name: 'Stars', at: '[data-slot="hotel-result"] [data-part="stars"]', says: 'one to five.' },
    { name: 'Address', at: '[data-slot="hotel-result"] [data-part="address"]', says: 'where it is.' },
    { name: 'Stay', at: '[data-slot="hotel-result"] [data-part="stay"]', says: 'from which day to which.' },
    { name: 'Room', at: '[data-slot="hotel-result"] [data-part="room"]', says: 'the room of the cheapest quote, its bed and its meals.' },
    { name: 'Included', at: '[data-slot="hotel-result"] ul', says: 'what the price includes, in the words of the hotel.' },
    { name: 'Total', at: '[data-slot="hotel-result"] [data-slot="money-text"]', says: 'for all nights; how many they are is below.' },
    {
      name: 'Choose',
      at: '[data-slot="hotel-result"] [data-slot="button"]:last-child',
      says: 'chooses the room, or says that it is chosen.',
    },
    { name: 'Other options', at: '[data-slot="hotel-result"] [data-part="others"]', says: 'other rooms, or the same of others.' },
  ],
};
