import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterProps<Given> {
	readonly load: () => Promise<ComponentType<Given>>;
	/** The properties of the part; most have none. */
	readonly given?: Given;
}

/** Loads a part of the panel after the first drawing. `load` must be the same function in each drawing. */
export function Later<Given extends object>({ given, load }: LaterProps<Given>) {
	const [loaded, setLoaded] = useState<{ load: unknown; Part: ComponentType<Given> } | null>(null);
	useEffect(() => {
		load().then(
			(Part) => setLoaded({ load, Part }),
			(cause) => console.error('A part of the panel could not be loaded.', cause),
		);
	}, [load]);
	// The part that was in this place before has other properties.
	if (loaded?.load !== load) return null;
	return h(loaded.Part as ComponentType<object>, given ?? {});
}
