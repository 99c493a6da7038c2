import { useLayoutEffect, useRef } from '@wordpress/element';

const list = '.plumbline, .plumbline-policy';

/** When a list item is removed, moves focus to its neighbor. */
export function useNextInList() {
	const leaving = useRef<HTMLLIElement>(null);
	useLayoutEffect(
		() => () => {
			const item = leaving.current;
			if (item?.contains(document.activeElement)) afterItem(item)?.focus();
		},
		[],
	);
	return leaving;
}

/** The next item, else the previous one, else the message of the empty list. */
function afterItem(item: HTMLLIElement): HTMLElement | null {
	const near = [item.nextElementSibling, item.previousElementSibling];
	const [button] = near.flatMap((other) => other?.querySelector('button') ?? []);
	return button ?? item.closest(list)?.querySelector('[data-takes-focus]') ?? null;
}
