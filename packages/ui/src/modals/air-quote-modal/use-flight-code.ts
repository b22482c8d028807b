import { airlineFollowers, type FlightCode, type FlightPath } from '@guiche/domain/air/quote';
import type { Airline, AirQuote, Flight } from '@guiche/domain/entities';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useAirQuoteSurroundings } from './air-quote-context.ts';

export type { FlightPath } from '@guiche/domain/air/quote';

/** Puts into a flight what a whole flight code (`LA3345`) says, whichever field it was typed or pasted into. */
export function useFlightCode(path: FlightPath) {
  const { sources } = useAirQuoteSurroundings();
  const { getValues, setValue } = useFormContext<AirQuote>();
  const { isSubmitted } = useFormState<AirQuote>();
  /** The fare families of the flights whose airline was emptied, each with its airline: Escape brings both back. */
  const emptied = useRef(new Map<FlightPath, Pick<Flight, 'cia' | 'familia'>>());

  /** A change of airline clears the fare family, which belongs to the former airline, and takes along the flights behind it that follow it. */
  function setAirline(airline: Airline | null) {
    if (getValues(`${path}.cia`) === (airline?.iata ?? null)) return;
    for (const each of [path, ...airlineFollowers({ segmentos: getValues('segmentos') }, path)]) {
      const former = emptied.current.get(each);
      emptied.current.delete(each);
      if (airline === null) emptied.current.set(each, { cia: getValues(`${each}.cia`), familia: getValues(`${each}.familia`) });
      setValue(`${each}.familia`, airline !== null && former?.cia === airline.iata ? former.familia : null, { shouldDirty: true });
      setValue(`${each}.ciaData`, airline, { shouldDirty: true });
      setValue(`${each}.cia`, airline?.iata ?? null, { shouldDirty: true, shouldValidate: airline !== null || isSubmitted });
    }
  }

  function setNumber(numero: string) {
    setValue(`${path}.numero`, numero, { shouldDirty: true, shouldValidate: true });
  }

  async function airlineOf({ cia }: FlightCode, signal: AbortSignal): Promise<Airline | undefined> {
    return (await sources.searchAirlines(cia, signal)).find(({ iata }) => iata === cia);
  }

  return {
    setAirline,
    setNumber,
    airlineOf,
    /** Fills airline and number once the airline is found; nothing when it is unknown, or when another text was typed meanwhile. */
    async fill(code: FlightCode, isStillThere: () => boolean): Promise<void> {
      const airline = await airlineOf(code, new AbortController().signal).catch(() => undefined);
      if (!airline || !isStillThere()) return;
      setAirline(airline);
      setNumber(code.numero);
    },
  };
}
