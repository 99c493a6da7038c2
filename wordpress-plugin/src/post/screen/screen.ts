import type { EditScreen } from './edit-screen.ts';

let current: EditScreen | undefined;

/** The script of each screen calls this first. */
export function setScreen(screen: EditScreen): void {
	current = screen;
}

export function screen(): EditScreen {
	if (!current) throw new Error('The script of this screen has not called setScreen.');
	return current;
}
