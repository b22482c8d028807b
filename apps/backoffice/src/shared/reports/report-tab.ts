/** The tab in which a report will be read. */
export interface ReportTab {
  /** Shows the report in it; false when the browser kept the tab back, or somebody has closed it meanwhile. */
  show: (address: string) => boolean;
  /** Closes it: there is nothing to be read. */
  close: () => void;
}

/** What stands in the tab until the report is there. */
export interface TabWords {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Opens the tab of a report. To be called in the press itself: a browser keeps back what opens later, when the report is there.
 * @see S-120
 */
export function openReportTab({ language, title, text }: TabWords): ReportTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.documentElement.lang = language;
    tab.document.title = title;
    const words = tab.document.createElement('p');
    words.textContent = text;
    tab.document.body.replaceChildren(words);
  }
  const close = () => tab?.close();
  // When this page goes, nobody is left who could show the report there.
  window.addEventListener('pagehide', close, { once: true });
  const forget = () => window.removeEventListener('pagehide', close);
  return {
    show(address) {
      forget();
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    close() {
      forget();
      close();
    },
  };
}
