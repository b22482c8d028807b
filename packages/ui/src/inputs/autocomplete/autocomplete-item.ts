/** An option. Found items may have further fields; `onValueChange` gives them unchanged. */
export interface AutocompleteItem {
  readonly id: string;
  readonly label: string;
  /** A second line that distinguishes equal labels. */
  readonly sublabel?: string | undefined;
  /** A short word beside it in the list that says what kind of choice it is: `Preferencial`. */
  readonly tag?: string | undefined;
  /** The item in a field that is not focused (`folds`): a code in it, and its name below. */
  readonly folded?: { readonly text: string; readonly below: string } | undefined;
}
