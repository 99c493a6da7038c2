import {
	elementScroll,
	observeElementOffset,
	observeElementRect,
	Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

const rowHeight = 28;

/** Which rows of a long table are near the visible part of its box. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number) {
	const [, redraw] = useReducer((times: number, _: undefined) => times + 1, 0);
	const options = {
		count,
		estimateSize: () => rowHeight,
		getScrollElement: () => box.current,
		overscan: 12,
		scrollToFn: elementScroll,
		observeElementRect,
		observeElementOffset,
		onChange: () => redraw(undefined),
	};
	const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
	virtualizer.setOptions(options);
	useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
	useLayoutEffect(() => virtualizer._willUpdate());
	const items = virtualizer.getVirtualItems();
	const above = items[0]?.start ?? 0;
	const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
	return { items, above, below };
}
