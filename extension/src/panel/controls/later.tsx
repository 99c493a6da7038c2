import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps<Given> {
	readonly load: () => Promise<ComponentType<Given>>;
	/** The properties of the part; most have none. */
	readonly given?: Given;
}

/** Loads a part of the panel after the first drawing. `load` must be the same function in each drawing. */
export function Later<Given extends object>({ given, load }: LaterProps<Given>) {
	const [Loaded, setLoaded] = useState<ComponentType<Given> | null>(null);
	useEffect(() => {
		load().then(
			(component) => setLoaded(() => component),
			(cause) => console.error('A part of the panel could not be loaded.', cause),
		);
	}, [load]);
	return Loaded && h(Loaded as ComponentType<object>, given ?? {});
}
