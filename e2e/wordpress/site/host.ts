import type { Mount } from './playground/playground-process.ts';
import type { WordPressRelease } from './wordpress-releases.ts';

export interface SiteOptions {
	readonly wordpress: WordPressRelease;
	/** Path of the plugin’s zip; it is installed and active. */
	readonly plugin?: string;
	/** Folders of this machine to mount in the site, such as the plugin’s source. */
	readonly mounts?: readonly Mount[];
	readonly port?: number;
	/** More blueprint steps, run after the plugin is there. */
	readonly steps?: readonly object[];
	/** Aborts the boot. `stop` ends a running site. */
	readonly signal?: AbortSignal;
}

export interface BootedSite {
	readonly url: string;
	/** Of WordPress. */
	readonly version: string;
	readonly php: string;
	/** The output of WordPress and PHP so far. */
	output(): string;
	stop(): Promise<void>;
}

/** A way to run WordPress on this machine. */
export interface Host {
	/** A text that changes when anything of the host changes that affects a site. */
	readonly key: string;
	/** Installs WordPress and the plugin into a folder, and boots it. */
	bootFresh(folder: string, options: SiteOptions): Promise<BootedSite>;
	/** Boots a copy of a site from a different folder, and leaves the original unchanged. */
	bootCopy(folder: string, booted: string, options: SiteOptions): Promise<BootedSite>;
}
