import { useEffect, useReducer } from 'preact/hooks';
import { emptyPanel, type PanelEvent, panelAfter } from './panel-state.ts';

/**
 * Holds the panel's state outside of its views, because pages send events while nothing is
 * rendered.
 */
export function createPanelStore() {
	const changes = new EventTarget();
	let state = emptyPanel;
	return {
		get state() {
			return state;
		},
		dispatch(event: PanelEvent) {
			state = panelAfter(state, event);
			changes.dispatchEvent(new Event('change'));
		},
		onChange: (listener: () => void) => {
			changes.addEventListener('change', listener);
			return () => changes.removeEventListener('change', listener);
		},
	};
}

export type PanelStore = ReturnType<typeof createPanelStore>;

export function usePanelState(store: PanelStore) {
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	useEffect(() => store.onChange(() => redraw(undefined)), [store]);
	return store.state;
}
