import { useSelect } from '@wordpress/data';
import type { EditScreen, Select } from './edit-screen.ts';

let current: EditScreen | undefined;

/** The script of each screen calls this first. */
export function setScreen(screen: EditScreen): void {
	current = screen;
}

export function screen(): EditScreen {
	if (!current) throw new Error('The script of this screen has not called setScreen.');
	return current;
}

/** A value of the screen; the component follows its changes. */
export const useScreen = <T>(read: (screen: EditScreen, select: Select) => T): T =>
	useSelect((select) => read(screen(), select), []);
