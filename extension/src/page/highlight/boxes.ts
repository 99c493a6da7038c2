export interface Point {
	readonly left: number;
	readonly top: number;
}

export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** Room between an element and the line around it. */
const MARGIN = 3;

/**
 * Where to draw around an element: one box for each of its lines, in the coordinates of the
 * outermost window. `frames` are where the frames it stands in begin, each in its own window.
 */
export function boxesAround(rects: readonly Box[], frames: readonly Point[]): readonly Box[] {
	const left = frames.reduce((sum, frame) => sum + frame.left, 0);
	const top = frames.reduce((sum, frame) => sum + frame.top, 0);
	return rects.filter(isVisible).map((rect) => ({
		left: rect.left + left - MARGIN,
		top: rect.top + top - MARGIN,
		width: rect.width + 2 * MARGIN,
		height: rect.height + 2 * MARGIN,
	}));
}

const isVisible = ({ width, height }: Box) => width > 0 || height > 0;

export const isSameBox = (one: Box, other: Box): boolean =>
	one.left === other.left &&
	one.top === other.top &&
	one.width === other.width &&
	one.height === other.height;
