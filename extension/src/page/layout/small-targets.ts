export interface Target {
	readonly element: Element;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** WCAG 2.2, 2.5.8: in CSS pixels, either way. */
const LEAST = 24;

/**
 * The targets too small to hit that have no room around them either: a circle of 24 px around the
 * middle of one touches another target, or the circle of another small one.
 */
export function smallTargets(targets: readonly Target[]): readonly Target[] {
	const sorted = [...targets].sort((one, other) => one.top - other.top);
	const tallest = Math.max(LEAST, ...sorted.map(({ height }) => Math.min(height, 200)));
	return sorted.filter((target, index) => {
		if (!isSmall(target)) return false;
		return [...near(sorted, index, tallest)].some((other) => touches(target, other));
	});
}

const isSmall = ({ height, width }: Target) => width < LEAST || height < LEAST;

/** Those whose tops are so near that they may touch. */
function* near(sorted: readonly Target[], index: number, reach: number): Generator<Target> {
	const top = sorted[index]?.top ?? 0;
	for (let before = index - 1; before >= 0; before--) {
		const other = sorted[before];
		if (!other || other.top < top - reach - LEAST) break;
		yield other;
	}
	for (let after = index + 1; after < sorted.length; after++) {
		const other = sorted[after];
		if (!other || other.top > top + reach + LEAST) break;
		yield other;
	}
}

function touches(target: Target, other: Target): boolean {
	const [x, y] = middle(target);
	if (isSmall(other)) {
		const [otherX, otherY] = middle(other);
		return Math.hypot(x - otherX, y - otherY) < LEAST;
	}
	const nearestX = Math.min(Math.max(x, other.left), other.left + other.width);
	const nearestY = Math.min(Math.max(y, other.top), other.top + other.height);
	return Math.hypot(x - nearestX, y - nearestY) < LEAST / 2;
}

const middle = ({ height, left, top, width }: Target) =>
	[left + width / 2, top + height / 2] as const;
