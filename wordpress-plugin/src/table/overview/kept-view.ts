import type { View } from '@wordpress/dataviews';

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
	// Long texts wrap, so that the other columns are visible too.
	layout: { styles: { findings: { minWidth: '240px' }, description: { minWidth: '240px' } } },
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
