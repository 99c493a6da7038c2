import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { checkLink } from './check-link.ts';

/** The check of the page's links, wherever it was started. It also asks for the codes of redirects. */
export const useLinkChecks = () => useUrlChecks('links', checkLink, ['webRequest']);
