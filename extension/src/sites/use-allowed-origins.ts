import { useEffect, useState } from 'preact/hooks';
import { allowedOrigins, onAllowedOriginsChange } from './allowed-origins.ts';

/** What may be read without a click, as it is now; null until the browser has told. */
export function useAllowedOrigins(): readonly string[] | null {
	const [origins, setOrigins] = useState<readonly string[] | null>(null);
	useEffect(() => {
		const read = () => void allowedOrigins().then(setOrigins);
		read();
		return onAllowedOriginsChange(read);
	}, []);
	return origins;
}
