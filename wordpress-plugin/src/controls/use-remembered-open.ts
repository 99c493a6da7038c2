import { useState } from '@wordpress/element';

/** Whether a panel is open, as this browser left it; closed at first. */
export function useRememberedOpen(panel: string) {
	const key = `plumbline-panel-${panel}`;
	const [isOpen, setIsOpen] = useState(() => localStorage.getItem(key) === 'open');
	const remember = (isNowOpen: boolean) => {
		setIsOpen(isNowOpen);
		if (isNowOpen) localStorage.setItem(key, 'open');
		else localStorage.removeItem(key);
	};
	return [isOpen, remember] as const;
}
