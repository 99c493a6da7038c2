import type { FetchedBytes, ResourceKind } from '@plumbline/core';

interface Timing {
	readonly name: string;
	readonly initiatorType?: string;
	readonly transferSize?: number;
	readonly decodedBodySize?: number;
}

/** The bytes fetched so far, by kind, largest first. */
export function fetchedBytes(
	resources: readonly object[],
	navigation: object | undefined,
): readonly FetchedBytes[] {
	const sums = new Map<ResourceKind, FetchedBytes>();
	const timings = [...(navigation ? [navigation] : []), ...resources];
	// The callers pass `navigation` and `resource` entries.
	for (const timing of timings as readonly Timing[]) {
		const kind = kindOf(timing);
		const { bytes, count, unknownCount } = sums.get(kind) ?? {
			bytes: 0,
			count: 0,
			unknownCount: 0,
		};
		sums.set(kind, {
			kind,
			count: count + 1,
			bytes: bytes + (timing.transferSize ?? 0),
			unknownCount: unknownCount + (isKnown(timing) ? 0 : 1),
		});
	}
	return [...sums.values()].sort((one, other) => other.bytes - one.bytes);
}

/**
 * Whether the size is known: other origins hide both sizes unless they allow access, and a cached
 * file has only its decoded size.
 */
const isKnown = ({ decodedBodySize, transferSize }: Timing) =>
	Boolean(transferSize) || Boolean(decodedBodySize);

const endings: readonly (readonly [ResourceKind, RegExp])[] = [
	['font', /\.(?:woff2?|ttf|otf|eot)$/i],
	['style', /\.css$/i],
	['script', /\.m?js$/i],
	['image', /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i],
	['data', /\.json$/i],
];

const initiators: Readonly<Record<string, ResourceKind>> = {
	navigation: 'html',
	iframe: 'html',
	frame: 'html',
	script: 'script',
	img: 'image',
	image: 'image',
	input: 'image',
	fetch: 'data',
	xmlhttprequest: 'data',
	beacon: 'data',
};

/**
 * The file extension counts before the initiator, because a link element fetches styles, fonts and
 * scripts alike.
 */
function kindOf({ initiatorType = '', name }: Timing): ResourceKind {
	const path = URL.parse(name)?.pathname ?? '';
	const byEnding = endings.find(([, ending]) => ending.test(path))?.[0];
	return byEnding ?? initiators[initiatorType] ?? (initiatorType === 'link' ? 'style' : 'other');
}
