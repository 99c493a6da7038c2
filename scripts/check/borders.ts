/** The packages of ours that each package uses, by its folder. pnpm lets it import no others. */
export const packageBorders: Readonly<Record<string, readonly string[]>> = {
	core: [],
	ui: ['core'],
	extension: ['core', 'ui'],
	'wordpress-plugin': ['core'],
	'server/console': ['core', 'ui'],
	server: ['console', 'core'],
	cli: ['server'],
	docs: ['core'],
	e2e: ['console', 'core', 'scripts', 'server'],
	bench: ['core', 'e2e', 'scripts', 'server'],
	scripts: ['core'],
};

/**
 * The rooms of each part, and what each is allowed to import: only rooms before it, so that no two
 * import each other. From a room in brackets it imports types alone, wherever that is. A room
 * within a room, such as `text/words`, has borders of its own; files beside the rooms may import
 * all. A missing entry is a fault, and so is one that no import needs. `npm run generate` shows the
 * rooms in docs/rooms.md.
 */
export const borders: Readonly<Record<string, string>> = {
	'core/src': `
days          → –
periods       → days
segments      → –
api           → days periods segments
exchange      → –
locales       → –
memory        → –
slices        → –
tables        → –
addresses     → memory
text/folding  → –
text/words    → –
robots        → text/folding
languages     → text/folding text/words
rule-sets     → languages robots text/folding text/words
values        → addresses days languages memory rule-sets (facts)
text          → languages text/folding text/words
facts         → addresses languages memory robots slices text text/folding text/words
read          → facts slices text/words
sitemaps      → days (facts)
audit         → facts languages locales robots rule-sets tables text (memory) (read)
site          → audit facts text/words (read) (run)
rules         → addresses audit days facts languages memory robots rule-sets site text text/folding text/words values (run)
run           → audit facts languages locales memory read rule-sets rules slices text (site)
insights      → addresses audit facts robots rule-sets rules sitemaps text text/words (exchange) (locales)
rankings-view → insights (api) (facts) (periods)
`,
	'server/src': `
process           → –
texts             → –
database          → process
facts             → database
http/problems     → process
pages/fetch       → process
pages/queue       → process
pages/render      → pages/fetch pages/queue process
pages/audits      → pages/fetch pages/queue process (pages/render)
accounts/api-keys → database
http              → database http/problems pages/fetch pages/render process (accounts/api-keys) (pages/audits)
accounts          → accounts/api-keys http process (database)
mcp               → accounts/api-keys http process
sources           → accounts facts process (config) (database)
jobs              → database process sources
jobs/sync         → jobs sources (database)
keywords          → accounts database facts http http/problems sources
rankings          → accounts database facts http http/problems process (accounts/api-keys)
exchange          → accounts database facts jobs/sync keywords process rankings sources
changes/effects   → texts (facts)
changes           → accounts changes/effects facts http http/problems rankings texts (database)
sample            → accounts accounts/api-keys changes facts keywords (database)
search            → accounts changes changes/effects database facts http http/problems rankings texts
crawl             → database facts pages/audits pages/fetch process texts (pages/render)
crawl/on-sites    → accounts changes crawl facts http http/problems jobs pages/fetch (database) (pages/audits)
optimization      → accounts changes crawl http http/problems pages/audits pages/fetch process (database) (pages/queue) (pages/render)
watch             → accounts changes changes/effects crawl facts http http/problems jobs pages/audits pages/fetch process rankings search texts (config) (database) (sources)
reports           → accounts changes changes/effects crawl facts http jobs rankings search texts watch (config) (database) (sources)
upkeep            → crawl database exchange facts jobs process
config            → http pages/fetch pages/render process upkeep
console           → accounts accounts/api-keys crawl crawl/on-sites exchange facts http http/problems jobs jobs/sync keywords process reports sources watch (database)
service           → everything
commands          → everything
`,
	'server/console/src': `
address  → –
language → –
period   → –
session  → –
api      → session
site     → address language period
controls → language
segment  → address controls language site
chart    → address api language segment (site)
table    → address language segment site (api) (period)
screens  → address api chart controls language period segment session site table
shell    → address api controls language period screens segment session site
`,
	'extension/src': `
styles            → –
texts             → –
database          → –
messaging         → –
requests          → –
judging           → (messaging)
server            → (messaging)
settings          → (judging)
results           → (history) (settings) (texts)
tools             → (texts)
history           → database
language          → settings texts
privacy           → language texts
sites             → language results server settings texts
report            → language texts
page              → messaging requests
rendering         → page
redirects         → page
counter           → judging messaging settings
background/server → database messaging server settings
background        → background/server counter history messaging redirects results server settings sites texts tools
panel             → background history judging language messaging redirects report requests server settings sites styles texts tools
options           → history language panel privacy redirects results server settings sites texts tools
welcome           → language privacy texts
entrypoints       → everything
`,
	'wordpress-plugin/src': `
settings              → (policy) (post/head) (post/meta)
server-answers        → –
controls              → server-answers
policy                → settings (post/meta)
post/content          → –
post/meta             → –
post/head             → post/meta
post/screen           → post/content post/meta settings
post/canvas           → post/screen
post/extra-content    → post/content post/screen settings
post                  → policy post/extra-content post/head post/meta post/screen settings (post/content)
audit                 → post post/canvas post/content post/extra-content post/meta post/screen settings
editor/preview        → –
editor/verdict        → settings
editor/dismissals     → controls policy post/meta post/screen server-answers settings (post)
editor/suggestions    → audit editor/verdict post post/content post/head post/meta post/screen server-answers settings
editor/fields         → audit controls editor/preview editor/suggestions post/head post/meta post/screen server-answers settings
editor/highlights     → audit controls post/canvas post/content post/screen
editor/links          → audit controls post/content post/screen server-answers settings
editor/findings       → audit controls editor/dismissals editor/fields editor/highlights editor/suggestions editor/verdict post/canvas post/content post/extra-content post/meta post/screen settings
editor/keyword-answer → audit editor/findings
editor/document-panel → audit controls editor/findings editor/verdict post/screen server-answers settings
editor/pre-publish    → audit controls editor/fields editor/findings editor/verdict policy post/meta post/screen settings
editor/rendered-page  → audit controls editor/dismissals editor/findings editor/verdict policy post post/head post/screen server-answers settings
editor/site-editor    → audit controls editor/rendered-page editor/verdict post server-answers settings
rankings              → audit controls post/screen server-answers settings
editor/sidebar        → audit controls editor/dismissals editor/fields editor/findings editor/highlights editor/keyword-answer editor/links editor/pre-publish editor/rendered-page editor/verdict post/head post/meta post/screen rankings server-answers settings
appearance            → audit controls editor/fields editor/preview post/meta server-answers (settings)
policy-screen         → audit controls editor/dismissals policy server-answers (settings)
table                 → audit controls editor/fields editor/findings editor/preview editor/rendered-page editor/verdict post post/head post/meta server-answers settings (post/content)
takeover              → server-answers
`,
};
