export interface Target {
	readonly element: Element;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Minimum width and height in CSS pixels (WCAG 2.2, 2.5.8). */
const minPx = 24;

/**
 * The first targets that are too small and too crowded: a circle of 24 px around the center of such
 * a target touches a larger target, or the circle of another small one.
 */
export function smallTargets(targets: readonly Target[], most: number): readonly Target[] {
	const sorted = targets.map(placed).sort((one, other) => one.top - other.top);
	const reach = Math.max(minPx, ...targets.map(({ height }) => Math.min(height, 200))) + minPx;
	const found: Target[] = [];
	for (const [index, one] of sorted.entries()) {
		if (found.length === most) break;
		if (one.isSmall && touchesAny(one, sorted, index, reach)) found.push(one.target);
	}
	return found;
}

interface Placed {
	readonly target: Target;
	readonly top: number;
	readonly x: number;
	readonly y: number;
	readonly isSmall: boolean;
}

const placed = (target: Target): Placed => {
	const { height, left, top, width } = target;
	const isSmall = width < minPx || height < minPx;
	return { target, top, x: left + width / 2, y: top + height / 2, isSmall };
};

/** Compares only targets whose tops are near enough for them to touch. */
function touchesAny(one: Placed, sorted: readonly Placed[], index: number, reach: number): boolean {
	for (const step of [-1, 1]) {
		for (let at = index + step; ; at += step) {
			const other = sorted[at];
			if (!other || Math.abs(other.top - one.top) > reach) break;
			if (touches(one, other)) return true;
		}
	}
	return false;
}

function touches({ x, y }: Placed, other: Placed): boolean {
	if (other.isSmall) return isWithin(minPx, x - other.x, y - other.y);
	const { height, left, top, width } = other.target;
	const nearestX = Math.min(Math.max(x, left), left + width);
	const nearestY = Math.min(Math.max(y, top), top + height);
	return isWithin(minPx / 2, x - nearestX, y - nearestY);
}

const isWithin = (distance: number, x: number, y: number) => x * x + y * y < distance * distance;
