export { type AirMarkupContext, airMarkup, airMarkupIsAutomatic } from './air-markup.ts';
export { type CobrancaFee, type Credential, readCredential, suggestedFee } from './credential.ts';
export { BRL, inNationalCurrency, isNationalCurrency } from './currency.ts';
export { extraFeeOf, extraFeePercent, issPercent } from './fee-percents.ts';
export { clientTotal, displayTotal, type QuotePrice, totalRate } from './quote-total.ts';
