import { browser } from 'wxt/browser';

/** Opens the first page once, when somebody installs Plumbline; never at an update. */
export function welcomeNewcomers(): void {
	browser.runtime.onInstalled.addListener(({ reason, temporary }: Installed) => {
		// Developers load it anew each time.
		if (reason !== 'install' || temporary) return;
		void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
	});
}

interface Installed {
	readonly reason: string;
	/** Firefox alone tells. */
	readonly temporary?: boolean;
}
