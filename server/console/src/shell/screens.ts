import type { ScreenPath, SignedIn } from '@plumbline/console/contract';
import {
	Bell,
	ChartLine,
	Compass,
	FileSearch,
	Files,
	FileText,
	Globe,
	type IconNode,
	KeyRound,
	LayoutList,
	Lightbulb,
	Network,
	Plug,
	Scale,
	Settings,
	Split,
} from 'lucide';
import type { ComponentType } from 'preact';
import type { Texts } from '../language/texts/texts.generated.ts';

export interface Screen {
	readonly path: ScreenPath;
	readonly name: keyof Texts['nav'];
	readonly icon: IconNode;
	readonly hasSite: boolean;
	readonly hasPeriod: boolean;
	readonly isFor: (session: SignedIn | null) => boolean;
	readonly load: () => Promise<{ default: ComponentType }>;
}

const isForAll = () => true;
const isForOwners = (session: SignedIn | null) => session?.kind === 'owner';

/** In the order of the menu. Each is loaded when somebody opens it. */
export const screens = [
	{
		path: '/',
		name: 'start',
		icon: Compass,
		hasSite: true,
		hasPeriod: true,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/start/start.tsx')).Start }),
	},
	{
		path: '/sites',
		name: 'sites',
		icon: LayoutList,
		hasSite: false,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/sites/sites.tsx')).Sites }),
	},
	{
		path: '/pages',
		name: 'pages',
		icon: Files,
		hasSite: true,
		hasPeriod: true,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/pages/pages.tsx')).Pages }),
	},
	{
		path: '/keywords',
		name: 'keywords',
		icon: ChartLine,
		hasSite: true,
		hasPeriod: true,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/keywords/keywords.tsx')).Keywords }),
	},
	{
		path: '/countries',
		name: 'countries',
		icon: Globe,
		hasSite: true,
		hasPeriod: true,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/countries/countries.tsx')).Countries }),
	},
	{
		path: '/opportunities',
		name: 'ideas',
		icon: Lightbulb,
		hasSite: true,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({
			default: (await import('../screens/opportunities/opportunities.tsx')).Opportunities,
		}),
	},
	{
		path: '/crawls',
		name: 'crawls',
		icon: Network,
		hasSite: true,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/crawls/crawls.tsx')).Crawls }),
	},
	{
		path: '/effects',
		name: 'effects',
		icon: Scale,
		hasSite: true,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/effects/effects.tsx')).Effects }),
	},
	{
		path: '/plan',
		name: 'plan',
		icon: Split,
		hasSite: true,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/plan/plan.tsx')).Plan }),
	},
	{
		path: '/report',
		name: 'report',
		icon: FileText,
		hasSite: true,
		hasPeriod: true,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/report/report.tsx')).Report }),
	},
	{
		path: '/audit',
		name: 'audit',
		icon: FileSearch,
		hasSite: false,
		hasPeriod: false,
		isFor: (session) => session?.scopes.includes('optimize') ?? false,
		load: async () => ({ default: (await import('../screens/audit/audit.tsx')).Audit }),
	},
	{
		path: '/watches',
		name: 'watches',
		icon: Bell,
		hasSite: true,
		hasPeriod: false,
		isFor: isForOwners,
		load: async () => ({ default: (await import('../screens/watches/watches.tsx')).Watches }),
	},
	{
		path: '/sources',
		name: 'sources',
		icon: Plug,
		hasSite: false,
		hasPeriod: false,
		isFor: isForOwners,
		load: async () => ({ default: (await import('../screens/sources/sources.tsx')).Sources }),
	},
	{
		path: '/keys',
		name: 'keys',
		icon: KeyRound,
		hasSite: false,
		hasPeriod: false,
		isFor: isForOwners,
		load: async () => ({ default: (await import('../screens/keys/keys.tsx')).Keys }),
	},
	{
		path: '/settings',
		name: 'settings',
		icon: Settings,
		hasSite: false,
		hasPeriod: false,
		isFor: isForAll,
		load: async () => ({ default: (await import('../screens/settings/settings.tsx')).Settings }),
	},
] as const satisfies readonly Screen[];
