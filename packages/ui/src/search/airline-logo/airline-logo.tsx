import { type ComponentProps, useEffect, useRef, useState } from 'react';

export interface AirlineLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The airline's IATA code. */
  iata: string;
  /** The airline's name, for a screen reader; without it the logo is decoration beside a name that is in sight. */
  name?: string | undefined;
  /** The address of the images, in which `{iata}` stands for the code; without it the code is shown. */
  pattern?: string | undefined;
}

interface LogoImageProps {
  source: string;
  onFail: () => void;
}

function LogoImage({ source, onFail }: LogoImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = image;
    // In a page from a server it may have failed before anybody listened: loaded anew, it fails again and is heard.
    if (current?.complete && current.naturalWidth === 0) current.src = source;
  }, [source]);
  return (
    <img
      ref={image}
      src={source}
      alt=""
      width={32}
      height={24}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onFail}
      className="g:size-full g:object-contain"
    />
  );
}

/**
 * An airline's logo, fetched by its IATA code; where there is none, the code stands in its place. It has the same size either way, so that
 * nothing moves when it comes.
 *
 * Use: before an airline's name, in a result.
 * Not for: an airline in a running text, which is written out.
 * Parts: one: the picture, or the code.
 * Keyboard: none.
 * Screen reader: a picture called by `name`; without a name it is hidden, because the name stands beside it.
 * @see S-056
 * @keywords companhia aérea, logotipo, logo, IATA, airline
 */
export function AirlineLogo({ iata, name, pattern, className = '', ...rest }: AirlineLogoProps) {
  const source = pattern?.replaceAll('{iata}', encodeURIComponent(iata));
  const [failed, setFailed] = useState<string | null>(null);
  const isPicture = source !== undefined && source !== failed;
  return (
    <span
      data-slot="airline-logo"
      {...rest}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`g:inline-flex g:h-6 g:w-8 g:shrink-0 g:items-center g:justify-center g:overflow-hidden g:rounded-md g:font-semibold g:text-xs ${isPicture ? '' : 'g:bg-air-soft g:text-air'} ${className}`}
    >
      {isPicture ? <LogoImage key={source} source={source} onFail={() => setFailed(source)} /> : iata}
    </span>
  );
}
