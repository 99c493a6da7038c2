const otherFile =
	/\.(?:avif|bmp|css|csv|docx?|eot|exe|gif|gz|ico|jpe?g|js|json|m4a|mov|mp[34]|og[gv]|pdf|png|pptx?|rss|svg|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/** Whether the name of the file leaves it possible that this is a page. */
export const isPage = ({ pathname }: URL): boolean => !otherFile.test(pathname);
