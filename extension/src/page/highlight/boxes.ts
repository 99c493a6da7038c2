export interface Point {
	readonly left: number;
	readonly top: number;
}

export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

/** Space between an element and the box around it. */
const margin = 3;

/**
 * The boxes to draw around an element, one per line box, in the coordinates of the outermost
 * window. `frames` are the origins of the frames that contain it, each in the coordinates of its
 * own window.
 */
export function boxesAround(rects: readonly Box[], frames: readonly Point[]): readonly Box[] {
	const left = frames.reduce((sum, frame) => sum + frame.left, 0);
	const top = frames.reduce((sum, frame) => sum + frame.top, 0);
	return rects.filter(isVisible).map((rect) => ({
		left: rect.left + left - margin,
		top: rect.top + top - margin,
		width: rect.width + 2 * margin,
		height: rect.height + 2 * margin,
	}));
}

const isVisible = ({ width, height }: Box) => width > 0 || height > 0;

export const isSameBox = (one: Box, other: Box): boolean =>
	one.left === other.left &&
	one.top === other.top &&
	one.width === other.width &&
	one.height === other.height;
