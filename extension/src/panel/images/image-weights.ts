import type { PageImage } from '@plumbline/core';

/** Addresses whose servers can be asked how heavy the images are that nobody knows it of. */
export function addressesToWeigh(images: readonly PageImage[]): readonly string[] {
	const unknown = images.filter(
		({ address, bytes, isBroken }) => bytes === null && !isBroken && /^https?:/.test(address),
	);
	return [...new Set(unknown.map(({ address }) => address))];
}

/** Images with what their servers told since. */
export const weighed = (
	images: readonly PageImage[],
	told: ReadonlyMap<string, number | null>,
): readonly PageImage[] =>
	images.map((image) =>
		image.bytes === null ? { ...image, bytes: told.get(image.address) ?? null } : image,
	);

export const heaviestFirst = (images: readonly PageImage[]): readonly PageImage[] =>
	images.toSorted((one, other) => (other.bytes ?? -1) - (one.bytes ?? -1));

interface Total {
	readonly bytes: number;
	/** Files, each once however often it is shown. */
	readonly files: number;
	readonly known: number;
}

export function totalWeight(images: readonly PageImage[]): Total {
	const files = new Map(images.map(({ address, bytes }) => [address, bytes]));
	files.delete('');
	const known = [...files.values()].filter((bytes) => bytes !== null);
	return {
		bytes: known.reduce((sum, bytes) => sum + bytes, 0),
		files: files.size,
		known: known.length,
	};
}
