# Weigeringen over klokken en vakantie.

error-table-correspondence = Hier heeft iedereen dagen voor een zet: geen bot neemt iemands plaats in.
error-setup-increment = Een beurt kan niet dit aantal seconden opleveren: { $value }.
error-vacation-begun = Je bent al met vakantie.
error-vacation-too-long = Zoveel vakantiedagen zijn er dit jaar niet meer over: { $value }.
