import { emptyPanel, type PanelEvent, panelAfter } from './panel-state.ts';

/** Holds what the panel shows, outside of the views: pages go on while nothing is drawn. */
export function createPanelStore() {
	const changes = new EventTarget();
	let state = emptyPanel;
	return {
		get state() {
			return state;
		},
		tell(event: PanelEvent) {
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
