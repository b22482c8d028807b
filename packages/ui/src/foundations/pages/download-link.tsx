import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';

export interface DownloadLinkProps {
  /** The name that the file gets. */
  file: string;
  text: string;
}

/** A link that saves a text as a file. */
export function DownloadLink({ file, text }: DownloadLinkProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: file.endsWith('.json') ? 'application/json' : 'text/css' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, text]);
  return (
    <Button asChild>
      <a href={address} download={file}>
        <Download aria-hidden="true" />
        Baixar<span className="g:sr-only"> {file}</span>
      </a>
    </Button>
  );
}
