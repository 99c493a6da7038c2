export const weakWords = `
one two three four five six seven eight nine ten first second third last next new old good
better best great big small large little long short high low full free easy simple different
important right sure real whole lot many way ways thing things something everything nothing
people someone anyone everyone person place side time times day days week weeks month months
year years hour hours minute minutes today tomorrow yesterday ago make makes made making get
gets got give gives take takes use uses used using want wants need needs know see seen look
looks go goes come comes keep keeps find let put set start starts stop try work works think say
says said tell ask help helps show shows add buy choose become happen mean means run turn leave
bring call feel seem click tap read reading menu feed share subscribe sign login search contact
home page pages site website link links newsletter comment comments post posts article articles
copyright reserved accept skip view details info information now then still even well back away
around together often always never usually really every another per via etc enough almost quite
perhaps much like yes please thanks part parts kind sort bit step steps example question
questions hundred thousand million percent later author authors category categories tag tags
photo photos image images video source sources published updated advertisement sponsored follow
going told asked called found gave knew thought came went monday tuesday wednesday thursday
friday saturday sunday january february march april june july august september october november
december
offer offers write writes attend attends attended move moves increase increasing focus announce
announces announced reveal reveals launch launches warn warns claim claims urge urges vow vows
uncork welcome doesn joins join confirms confirm swears identify within unlike ingredients directions
instructions reviews newsletters editorial reblogged
`;
