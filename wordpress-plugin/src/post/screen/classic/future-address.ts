/**
 * The URL of a new post, which WordPress shows below the title after its first save in the background;
 * null before that. A long slug is shown shortened, and beside it hidden in full.
 */
export function futureAddress(): string | null {
	const text = (id: string) => document.getElementById(id)?.textContent?.trim() ?? '';
	const shown = text('sample-permalink');
	if (shown === '') return null;
	return shown.replace(text('editable-post-name'), () => text('editable-post-name-full'));
}
