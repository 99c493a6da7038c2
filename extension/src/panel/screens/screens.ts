import type { ComponentType } from 'preact';
import { Overview } from '../overview/overview.tsx';

/** All but the first are loaded when they are opened. */
const loaders = {
	overview: async () => Overview,
	findings: async () => (await import('../findings/findings.tsx')).Findings,
	comparison: async () => (await import('../comparison/comparison.tsx')).Comparison,
	keywords: async () => (await import('../keywords/keywords.tsx')).Keywords,
	headings: async () => (await import('../headings/headings.tsx')).Headings,
	images: async () => (await import('../images/images.tsx')).Images,
	links: async () => (await import('../links/links.tsx')).Links,
	data: async () => (await import('../structured-data/structured-data.tsx')).StructuredData,
	social: async () => (await import('../social/social.tsx')).Social,
	indexing: async () => (await import('../indexing/indexing.tsx')).Indexing,
	rendered: async () => (await import('../rendered/rendered.tsx')).Rendered,
	rankings: async () => (await import('../rankings/rankings.tsx')).Rankings,
	export: async () => (await import('../take-away/export-screen.tsx')).ExportScreen,
	elsewhere: async () => (await import('../elsewhere/elsewhere.tsx')).Elsewhere,
	marks: async () => (await import('../marks/marks-screen.tsx')).MarksScreen,
	settings: async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;

export type ScreenName = keyof typeof loaders;

export const isScreenName = (text: string): text is ScreenName => Object.hasOwn(loaders, text);

/** Screens that are already loaded, so that returning to one draws it at once. */
const loaded = new Map<ScreenName, ComponentType>([['overview', Overview]]);

export const loadedScreen = (name: ScreenName): ComponentType | null => loaded.get(name) ?? null;

export async function loadScreen(name: ScreenName): Promise<void> {
	loaded.set(name, await loaders[name]());
}
