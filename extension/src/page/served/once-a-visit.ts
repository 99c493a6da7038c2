import type { Served } from '../../messaging/protocol.ts';

/** At most this many routes of an application are remembered. */
const maxRoutes = 5;

/**
 * Fetches each URL once a visit, unless `isAnew` asks for it again. Failures are not remembered.
 */
export function onceAVisit(fetchServed: (isAnew: boolean) => Promise<Served>) {
	const known = new Map<string, Promise<Served>>();

	return (url: string, isAnew: boolean): Promise<Served> => {
		const earlier = known.get(url);
		if (earlier && !isAnew) return earlier;
		const served = fetchServed(isAnew);
		known.delete(url);
		known.set(url, served);
		const [oldest] = known.keys();
		if (known.size > maxRoutes && oldest !== undefined) known.delete(oldest);
		served.catch(() => known.get(url) === served && known.delete(url));
		return served;
	};
}
