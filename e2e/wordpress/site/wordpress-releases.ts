export type WordPressRelease = 'newest' | 'oldest';

export interface ReleaseSource {
	readonly debianSuite: string;
	/** The version that Playground downloads on systems other than Debian. */
	readonly download: string;
	readonly php: string;
}

export const wordPressReleases: Readonly<Record<WordPressRelease, ReleaseSource>> = {
	newest: { debianSuite: 'sid', download: 'latest', php: '8.3' },
	oldest: { debianSuite: 'trixie', download: '6.8', php: '7.4' },
};
