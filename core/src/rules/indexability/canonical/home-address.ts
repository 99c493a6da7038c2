/** Whether the URL looks like the home page of a site or of one of its languages. */
export const isHomeAddress = ({ pathname, search }: URL) => search === '' && home.test(pathname);

/** `/`, `/en/`, `/pt-br`, `/index.html`, `/de/startseite` … */
const home =
	/^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?(?:\/|$))?(?:(?:index|default|home(?:page)?|start(?:seite)?|main|accueil|inicio|in[ií]cio|hem|etusivu|strona-glowna|anasayfa|beranda|top)(?:\.\w{2,5})?\/?)?$/i;
