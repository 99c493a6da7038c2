import { useEffect, useReducer } from 'preact/hooks';
import type { PanelStore } from './panel-store.ts';

export function usePanelState(store: PanelStore) {
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	useEffect(() => store.onChange(() => redraw(undefined)), [store]);
	return store.state;
}
