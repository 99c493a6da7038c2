import { type Box, boxesAround } from './boxes.ts';

/** Where an element is visible: a box per line box, in the coordinates of the outermost window. */
export const boxesOf = (element: Element): readonly Box[] =>
	boxesAround([...element.getClientRects()], framesAround(element).map(insideOf));

/** The origin of the document in a frame. */
function insideOf(frame: Element) {
	const { left, top } = frame.getBoundingClientRect();
	return { left: left + frame.clientLeft, top: top + frame.clientTop };
}

/**
 * The frames around an element, innermost first. `frameElement` is null in frames of other origins,
 * which are never read.
 */
function framesAround(element: Element): readonly Element[] {
	const frame = element.ownerDocument.defaultView?.frameElement;
	return frame ? [frame, ...framesAround(frame)] : [];
}
