import { readSegment } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { folderOf } from './folder-of.ts';

test.each([
	['/', null, null],
	['/visit', null, null],
	['/bread/rye', null, '/bread/'],
	['/bread/', null, null],
	['/bread/rye/', null, '/bread/'],
	['/bread/rye/', 'folder:/bread/', null],
	['/bread/rye/whole', 'folder:/bread/', '/bread/rye/'],
	['/bread/rye/whole', 'folder:/bread', '/bread/rye/'],
	['/bread/rye', 'folder:/bread/', null],
	['/bread/rye', 'folder:/cakes/', '/bread/'],
	['/bread/rye', '-folder:/bread/', '/bread/'],
	['/パン/ライ麦', null, '/パン/'],
	['/search?q=/a/b', null, null],
])('the folder of %s within %s is %s', (path, segment, folder) => {
	expect(folderOf(path, readSegment(segment).segment)).toBe(folder);
});
