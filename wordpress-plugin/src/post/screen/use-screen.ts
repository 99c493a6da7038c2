import { useSelect } from '@wordpress/data';
import type { EditScreen, Select } from './edit-screen.ts';
import { screen } from './screen.ts';

/** A value of the screen; the component follows its changes. */
export const useScreen = <T>(read: (screen: EditScreen, select: Select) => T): T =>
	useSelect((select) => read(screen(), select), []);
