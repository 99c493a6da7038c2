export type WordPressRelease = 'newest' | 'oldest';

export interface ReleaseSource {
	readonly debianSuite: string;
	/** What Playground downloads where there is no Debian. */
	readonly download: string;
	readonly php: string;
}

export const wordPressReleases: Readonly<Record<WordPressRelease, ReleaseSource>> = {
	newest: { debianSuite: 'sid', download: 'latest', php: '8.3' },
	oldest: { debianSuite: 'trixie', download: '6.8', php: '7.4' },
};
