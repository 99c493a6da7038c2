import { browser } from 'wxt/browser';

/** Opens the welcome page once, when Plumbline is installed; never on an update. */
export function welcomeNewcomers(): void {
	browser.runtime.onInstalled.addListener(({ reason, temporary }: Installed) => {
		// A temporary install belongs to a developer, who reloads it all day.
		if (reason !== 'install' || temporary) return;
		void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
	});
}

interface Installed {
	readonly reason: string;
	/** Set only by Firefox. */
	readonly temporary?: boolean;
}
