export { createAccount } from './account-calls.ts';
export { type ConsoleCall, consoleHeader } from './console-call.ts';
export { type CrawlUnderWay, crawlFile, crawlTableNames, watchCrawls } from './crawl-calls.ts';
export { type EditedGroup, editGroup, showGroup } from './group-calls.ts';
export { type ImportedFile, importFile } from './import-calls.ts';
export { createKey, type ListedKey, listKeys, revokeKey } from './key-calls.ts';
export {
	planReports,
	type ReportLook,
	reportRhythms,
	setReportLook,
	showReportSettings,
} from './report-calls.ts';
export { type ScreenPath, screenPaths } from './screens.ts';
export {
	endSession,
	type ListedSession,
	listSessions,
	type SessionKind,
	type SignedIn,
	shareSite,
	signIn,
	signOut,
	whoIsSignedIn,
} from './session-calls.ts';
export {
	beginGoogle,
	checkSource,
	connectChrome,
	connectProperty,
	endGoogle,
	knowsGoogleClient,
	listFirstAudits,
	listSources,
	readOtherSeries,
	readSourceNow,
	removeSource,
	type SourceState,
	splitSource,
	watchSources,
} from './source-calls.ts';
export { viewAddress } from './view-address.ts';
export { listViews, removeView, type SavedView, saveView } from './view-calls.ts';
export {
	addWatch,
	editWatch,
	listWatches,
	pauseWatch,
	removeWatch,
	runWatch,
	tryWatchTarget,
	type WatchState,
} from './watch-calls.ts';
