import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** For an element that goes away: whoever is in it with the keyboard goes on at another. */
export function useHandOver<Leaving extends HTMLElement>(next: RefObject<HTMLElement>) {
	const leaving = useRef<Leaving>(null);
	useLayoutEffect(
		() => () => {
			if (leaving.current?.contains(document.activeElement)) next.current?.focus();
		},
		[next],
	);
	return leaving;
}
