export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Space between an element and the box around it. */
const margin = 3;

/** Where an element is visible: a box per line box, with a little room around it. */
export const boxesOf = (element: Element): readonly Box[] =>
	boxesAround([...element.getClientRects()]);

export const boxesAround = (rects: readonly Box[]): readonly Box[] =>
	rects.filter(isVisible).map(({ height, left, top, width }) => ({
		left: left - margin,
		top: top - margin,
		width: width + 2 * margin,
		height: height + 2 * margin,
	}));

const isVisible = ({ width, height }: Box) => width > 0 || height > 0;

export const isSameBox = (one: Box, other: Box): boolean =>
	one.left === other.left &&
	one.top === other.top &&
	one.width === other.width &&
	one.height === other.height;
