import type { PageFigures } from './observation.ts';

type KindOf = (page: number) => string;

/** Fewer pages are not a kind of their own: their mean is as uncertain as a single page. */
const leastOfKind = 5;

/** Folders or templates, whichever the changed pages differ in more from those left alone. */
export function kindsAmong(
	pages: readonly PageFigures[],
	changed: readonly number[],
	alone: readonly number[],
): KindOf {
	const numbers = [...changed, ...alone];
	const folders = largeKinds(numbers, (page) => pages[page]!.kind);
	const templates = largeKinds(numbers, (page) => pages[page]!.template ?? '');
	return difference(changed, alone, templates) > difference(changed, alone, folders)
		? templates
		: folders;
}

function largeKinds(numbers: readonly number[], kindOf: KindOf): KindOf {
	const sizes = new Map<string, number>();
	for (const page of numbers) sizes.set(kindOf(page), (sizes.get(kindOf(page)) ?? 0) + 1);
	return (page) => (sizes.get(kindOf(page))! >= leastOfKind ? kindOf(page) : '');
}

function difference(changed: readonly number[], alone: readonly number[], kindOf: KindOf): number {
	const shares = new Map<string, number>();
	for (const page of changed) add(kindOf(page), 1 / changed.length);
	for (const page of alone) add(kindOf(page), -1 / alone.length);
	return [...shares.values()].reduce((sum, share) => sum + share ** 2, 0);

	function add(kind: string, share: number) {
		shares.set(kind, (shares.get(kind) ?? 0) + share);
	}
}
