import { useEffect, useState } from 'preact/hooks';
import { allowedOrigins, onAllowedOriginsChange } from './allowed-origins.ts';

/** The match patterns that may be read without a click; null until they are known. */
export function useAllowedOrigins(): readonly string[] | null {
	const [origins, setOrigins] = useState<readonly string[] | null>(null);
	useEffect(() => {
		const read = () => void allowedOrigins().then(setOrigins);
		read();
		return onAllowedOriginsChange(read);
	}, []);
	return origins;
}
