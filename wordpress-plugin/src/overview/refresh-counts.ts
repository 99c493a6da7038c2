import apiFetch from '@wordpress/api-fetch';

/** Updates the counts that PHP wrote into the page. */
export async function refreshCounts(): Promise<void> {
	const counts: Readonly<Record<string, string>> = await apiFetch({
		path: '/plumbline/v1/verdict-counts',
	});
	for (const [name, count] of Object.entries(counts)) {
		const place = document.querySelector(`[data-plumbline-place="${CSS.escape(name)}"]`);
		if (place) place.textContent = count;
	}
}
