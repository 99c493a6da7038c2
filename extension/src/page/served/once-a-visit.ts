import type { Served } from '../../messaging/protocol.ts';

/** So many routes of an application are remembered. */
const MOST = 5;

/** Asks for each address once, unless somebody wants it anew. What failed is asked for again. */
export function onceAVisit(fetchServed: (isAnew: boolean) => Promise<Served>) {
	const known = new Map<string, Promise<Served>>();

	return (url: string, isAnew: boolean): Promise<Served> => {
		const earlier = known.get(url);
		if (earlier && !isAnew) return earlier;
		const served = fetchServed(isAnew);
		known.delete(url);
		known.set(url, served);
		const [oldest] = known.keys();
		if (known.size > MOST && oldest !== undefined) known.delete(oldest);
		served.catch(() => known.get(url) === served && known.delete(url));
		return served;
	};
}
