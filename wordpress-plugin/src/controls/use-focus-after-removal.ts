import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** When an element is removed, moves focus from it to a different one. */
export function useFocusAfterRemoval<Leaving extends HTMLElement>(next: RefObject<HTMLElement>) {
	const leaving = useRef<Leaving>(null);
	useLayoutEffect(
		() => () => {
			if (leaving.current?.contains(document.activeElement)) next.current?.focus();
		},
		[next],
	);
	return leaving;
}
