import { type Box, boxesAround } from './boxes.ts';

/** Where an element is seen: a box for each of its lines, as the outermost window counts. */
export const boxesOf = (element: Element): readonly Box[] =>
	boxesAround([...element.getClientRects()], framesAround(element).map(insideOf));

/** Where the document in a frame begins. */
function insideOf(frame: Element) {
	const { left, top } = frame.getBoundingClientRect();
	return { left: left + frame.clientLeft, top: top + frame.clientTop };
}

/** From the innermost frame outwards; frames of other origins are never gone into. */
function framesAround(element: Element): readonly Element[] {
	const frame = element.ownerDocument.defaultView?.frameElement;
	return frame ? [frame, ...framesAround(frame)] : [];
}
