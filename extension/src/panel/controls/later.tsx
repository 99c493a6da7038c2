import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps {
	readonly load: () => Promise<ComponentType>;
}

/** Loads a part of a screen after the first drawing. `load` must be the same function in each drawing. */
export function Later({ load }: LaterProps) {
	const [Loaded, setLoaded] = useState<ComponentType | null>(null);
	useEffect(() => {
		load().then(
			(component) => setLoaded(() => component),
			(cause) => console.error('A part of the panel could not be loaded.', cause),
		);
	}, [load]);
	return Loaded && <Loaded />;
}
