import type { View } from '@wordpress/dataviews/wp';

const key = 'plumbline-overview-view';

const firstView: View = {
	type: 'table',
	page: 1,
	perPage: 20,
	search: '',
	filters: [],
	sort: { field: 'verdict', direction: 'asc' },
	titleField: 'title',
	fields: ['verdict', 'findings', 'keyword', 'date'],
};

/** The view as this browser left it; the worst posts first at the beginning. */
export function keptView(): View {
	const kept = parsed(localStorage.getItem(key) ?? '');
	return kept?.type === firstView.type ? { ...firstView, ...kept } : firstView;
}

export const keepView = (view: View): void => localStorage.setItem(key, JSON.stringify(view));

/** Null for anything that this script did not write. */
function parsed(json: string): Partial<View> | null {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
