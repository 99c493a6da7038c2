import type { Segment } from '@plumbline/core/api';

/**
 * The folder of a path that is one level below the chosen folder; null for a page beside its
 * folders, such as `/visit/`.
 */
export function folderOf(path: string, segment: Segment): string | null {
	const [pathname = ''] = path.split(/[?#]/);
	const chosen = segment.find(({ isExcluded, subject }) => subject === 'folder' && !isExcluded);
	const above = `${chosen?.value ?? ''}/`.replace(/\/+$/, '/');
	const from = pathname.startsWith(above) ? above.length : 1;
	const end = pathname.slice(0, -1).indexOf('/', from);
	return end < 0 ? null : pathname.slice(0, end + 1);
}
